let answer: boolean | undefined;

/**
 * Firefox with resistFingerprinting hands out noise in place of what was drawn, without an error. Such a canvas is
 * of no use: pictures then go by WebAssembly from end to end.
 */
export function canvasIsHonest(): boolean {
  answer ??= readsBack([12, 200, 77, 255]);
  return answer;
}

function readsBack(color: [number, number, number, number]): boolean {
  const context = new OffscreenCanvas(4, 4).getContext('2d');
  if (!context) return false;
  const [red, green, blue] = color;
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, index) => value === color[index % 4]);
}
