export type Vector = readonly [number, number, number];
/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

export const identity: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function fromColumns(a: Vector, b: Vector, c: Vector): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function applied([a, b, c]: Matrix, vector: Vector): Vector {
  return [dot(a, vector), dot(b, vector), dot(c, vector)];
}

export function product(left: Matrix, right: Matrix): Matrix {
  const [x, y, z] = fromColumns(...right);
  return fromColumns(applied(left, x), applied(left, y), applied(left, z));
}

export function inverse(matrix: Matrix): Matrix {
  const [a, b, c] = matrix;
  const scale = 1 / dot(a, cross(b, c));
  return fromColumns(scaled(cross(b, c), scale), scaled(cross(c, a), scale), scaled(cross(a, b), scale));
}

export function scaled([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
