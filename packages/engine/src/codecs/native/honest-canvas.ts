let answer: boolean | undefined;

/**
 * Firefox with resistFingerprinting returns noise instead of what was drawn, without an error. Such a canvas is
 * useless, so pictures are then decoded and encoded by WebAssembly.
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
