export type Vector = readonly [x: number, y: number, z: number];

export function plus(one: Vector, other: Vector, times = 1): Vector {
  return [one[0] + other[0] * times, one[1] + other[1] * times, one[2] + other[2] * times];
}

export function minus(one: Vector, other: Vector): Vector {
  return plus(one, other, -1);
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

export function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

/** Of length 1. */
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Any direction, each as likely as the others. */
export function anyDirection(random: () => number): Vector {
  const height = 2 * random() - 1;
  const angle = 2 * Math.PI * random();
  const radius = Math.sqrt(1 - height ** 2);
  return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
}
