import { auditName, type CallName, callNumber, type Processor } from './call-numbers.ts';

/** What the lower or upper half of an argument has to be after masking. */
interface Condition {
  readonly argument: number;
  readonly half?: 'upper';
  readonly mask?: number;
  readonly value: number;
}

/** The answer to a call: unconditional, or given only if all conditions hold. */
export interface Rule {
  readonly call: CallName;
  readonly answer: number;
  readonly when?: readonly Condition[];
}

/** Answers of a filter (SECCOMP_RET_…); a refusal carries the error that the caller sees. */
const KILL_PROCESS = 0x80000000;
const ERRNO = 0x00050000;
export const ALLOW = 0x7fff0000;
export const REFUSE = ERRNO | 1; // EPERM
/** As on a kernel without the call: libraries then fall back to an older one. */
export const UNKNOWN = ERRNO | 38; // ENOSYS

// Classic BPF: load a word of the call's description, mask it, compare it, answer.
const LOAD = 0x20;
const AND = 0x54;
const JUMP_IF_EQUAL = 0x15;
const ANSWER = 0x06;
const ALL_BITS = 0xffffffff;
const NUMBER_AT = 0;
const PROCESSOR_AT = 4;
const ARGUMENTS_AT = 16;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, operand: number];

/** The program that the kernel runs at every call: the first matching rule decides, or `otherwise` if none matches. */
export function compileFilter(processor: Processor, rules: readonly Rule[], otherwise: number): Uint8Array {
  const program: Instruction[] = [
    [LOAD, 0, 0, PROCESSOR_AT],
    // 32-bit programs number their calls differently.
    [JUMP_IF_EQUAL, 1, 0, auditName(processor)],
    [ANSWER, 0, 0, KILL_PROCESS],
    ...rules.flatMap((rule) => compileRule(rule, callNumber(rule.call, processor))),
    [ANSWER, 0, 0, otherwise],
  ];
  return encode(program);
}

function compileRule({ answer, when = [] }: Rule, number: number | undefined): Instruction[] {
  if (number === undefined) return [];
  const checks = when.flatMap(compileCondition);
  const body: Instruction[] = [...checks, [ANSWER, 0, 0, answer]];
  return [[LOAD, 0, 0, NUMBER_AT], [JUMP_IF_EQUAL, 0, body.length, number], ...aimPast(body)];
}

function compileCondition({ argument, half, mask = ALL_BITS, value }: Condition): Instruction[] {
  const at = ARGUMENTS_AT + argument * 8 + (half === 'upper' ? 4 : 0);
  return [
    [LOAD, 0, 0, at],
    [AND, 0, 0, mask],
    [JUMP_IF_EQUAL, 0, 0, value],
  ];
}

/** If a comparison fails, the next rule is tried. */
function aimPast(body: readonly Instruction[]): Instruction[] {
  return body.map((instruction, index) => {
    const [code, ifTrue, , operand] = instruction;
    return code === JUMP_IF_EQUAL ? [code, ifTrue, body.length - index - 1, operand] : instruction;
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
