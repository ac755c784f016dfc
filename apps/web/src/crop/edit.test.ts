import { cropArea } from '@image-converter/formats/crop-option';
import { defaultChoices } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { chooseRatio, cutSize, dragEdit, type Edit, editOf, editsOf, turnEdit, untouched } from './edit.ts';

const picture = { width: 600, height: 400 };
const start = untouched(picture);
const square = { width: 1, height: 1 };
const { rotate, flip, crop } = defaultChoices;

const cornered = dragEdit(start, 'bottom_right', { x: -450, y: -300 }, picture);

describe('edits of a picture', () => {
  it('change nothing until something is done', () => {
    expect(editsOf(start, picture, 'one')).toEqual({ rotate, flip, crop });
    expect(editsOf(start, picture, 'all')).toEqual({ rotate, flip, crop });
    expect(editOf({ rotate, flip, crop }, picture)).toEqual(start);
  });

  it('cut off what is outside the frame, to the pixel', () => {
    expect(cornered.frame).toEqual({ left: 0, top: 0, width: 150, height: 100 });
    const odd = dragEdit(start, 'top_left', { x: 211, y: 77 }, picture);
    expect(cropArea(editsOf(odd, picture, 'one').crop, picture)).toEqual({
      left: 211,
      top: 77,
      width: 389,
      height: 323,
    });
  });

  it('are the same when they are opened again', () => {
    const moved = dragEdit(chooseRatio(start, square, picture), 'frame', { x: 31, y: 0 }, picture);
    const edits: readonly Edit[] = [
      dragEdit(start, 'left', { x: 100, y: 0 }, picture),
      moved,
      turnEdit(moved, 'left', picture),
      dragEdit(chooseRatio(start, 'original', picture), 'right', { x: -60, y: 0 }, picture),
    ];
    for (const edit of edits) expect(editOf(editsOf(edit, picture, 'one'), picture)).toEqual(edit);
  });
});

describe('turning', () => {
  it('keeps the same part of the picture', () => {
    const turned = turnEdit(cornered, 'right', picture);
    expect(turned).toMatchObject({ rotate: 90, frame: { left: 300, top: 0, width: 100, height: 150 } });
  });

  it('keeps a chosen ratio', () => {
    const wide = chooseRatio(start, { width: 16, height: 9 }, picture);
    const { frame } = turnEdit(wide, 'right', picture);
    expect(frame.width / frame.height).toBeCloseTo(16 / 9);
    expect(frame.width).toBe(400);
  });

  it('exchanges the sides of the result', () => {
    expect(cutSize(turnEdit(start, 'left', picture), picture)).toMatchObject({ width: 400, height: 600 });
  });
});

describe('the same for all files', () => {
  const other = { width: 300, height: 900 };
  const areaOf = (edit: Edit, scope: 'one' | 'all') => cropArea(editsOf(edit, picture, scope).crop, other);

  it('is a shape and a place, not pixels', () => {
    // A quarter of the largest 3:2, around a place that is an eighth of each side away from the corner.
    expect(areaOf(cornered, 'all')).toEqual({ left: 0, top: Math.round(900 / 8 - 25), width: 75, height: 50 });
  });

  it('is a shape even if this picture already has it', () => {
    const same = chooseRatio(start, { width: 3, height: 2 }, picture);
    expect(editsOf(same, picture, 'one').crop).toBe('none');
    expect(areaOf(same, 'all')).toMatchObject({ width: 300, height: 200 });
  });

  it('keeps the ratio of each picture if that was chosen', () => {
    const smaller = dragEdit(chooseRatio(start, 'original', picture), 'bottom_right', { x: -300, y: 0 }, picture);
    expect(areaOf(smaller, 'all')).toMatchObject({ width: 150, height: 450 });
  });

  it('works for pictures larger than the numbers of a ratio may be', () => {
    const vast = { width: 80_000, height: 20_000 };
    const edit = dragEdit(untouched(vast), 'left', { x: 8000, y: 0 }, vast);
    const { crop: shape } = editsOf(edit, vast, 'all');
    expect(cropArea(shape, vast).width).toBeCloseTo(72_000, -2);
    expect(typeof shape === 'object' && 'ratio' in shape && shape.ratio.width).toBe(65_535);
  });
});
