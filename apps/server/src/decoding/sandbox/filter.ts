import { auditName, type CallName, callNumber, type Processor } from './call-numbers.ts';

/** The required value of the lower or upper half of an argument after masking. */
interface Condition {
  readonly argument: number;
  readonly half?: 'upper';
  readonly mask?: number;
  readonly value: number;
}

/** The verdict on a call: unconditional, or given only if all conditions hold. */
export interface Rule {
  readonly call: CallName;
  readonly answer: number;
  readonly when?: readonly Condition[];
}

/** Filter results (SECCOMP_RET_…); a refusal includes the errno for the caller. */
const killProcess = 0x80000000;
const errno = 0x00050000;
export const allowed = 0x7fff0000;
export const refused = errno | 1; // EPERM
/** Same as on a kernel without the call: libraries then fall back to an older one. */
export const notImplemented = errno | 38; // ENOSYS

// Classic BPF: load a word of seccomp_data, mask it, compare it, return.
const load = 0x20;
const and = 0x54;
const jumpIfEqual = 0x15;
const answerWith = 0x06;
const allBits = 0xffffffff;
const numberAt = 0;
const processorAt = 4;
const argumentsAt = 16;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, operand: number];

/** The program that the kernel runs on every call: the first matching rule decides, or `otherwise` if none matches. */
export function compileFilter(processor: Processor, rules: readonly Rule[], otherwise: number): Uint8Array {
  const program: Instruction[] = [
    [load, 0, 0, processorAt],
    // 32-bit programs use different call numbers.
    [jumpIfEqual, 1, 0, auditName(processor)],
    [answerWith, 0, 0, killProcess],
    ...rules.flatMap((rule) => compileRule(rule, callNumber(rule.call, processor))),
    [answerWith, 0, 0, otherwise],
  ];
  return encode(program);
}

function compileRule({ answer, when = [] }: Rule, number: number | undefined): Instruction[] {
  if (number === undefined) return [];
  const checks = when.flatMap(compileCondition);
  const body: Instruction[] = [...checks, [answerWith, 0, 0, answer]];
  return [[load, 0, 0, numberAt], [jumpIfEqual, 0, body.length, number], ...aimPast(body)];
}

function compileCondition({ argument, half, mask = allBits, value }: Condition): Instruction[] {
  const at = argumentsAt + argument * 8 + (half === 'upper' ? 4 : 0);
  return [
    [load, 0, 0, at],
    [and, 0, 0, mask],
    [jumpIfEqual, 0, 0, value],
  ];
}

/** If a comparison fails, the next rule is tried. */
function aimPast(body: readonly Instruction[]): Instruction[] {
  return body.map((instruction, index) => {
    const [code, ifTrue, , operand] = instruction;
    return code === jumpIfEqual ? [code, ifTrue, body.length - index - 1, operand] : instruction;
  });
}

function encode(program: readonly Instruction[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(program.length * 8));
  for (const [index, [code, ifTrue, ifFalse, operand]] of program.entries()) {
    view.setUint16(index * 8, code, true);
    view.setUint8(index * 8 + 2, ifTrue);
    view.setUint8(index * 8 + 3, ifFalse);
    view.setUint32(index * 8 + 4, operand, true);
  }
  return new Uint8Array(view.buffer);
}
