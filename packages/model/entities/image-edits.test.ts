import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editedSize,
  ImageEdits,
  imageEditFault,
  isUnedited,
  movedFocalPoint,
  NO_EDITS,
  withFlip,
  withFlipDown,
  withTurn,
} from './image-edits.ts';

const SIZE = { width: 400, height: 300 };
const crop = { x: 40, y: 30, width: 200, height: 100 };

const steps = { turn: withTurn, flip: withFlip, down: withFlipDown };
const apply = (names: readonly (keyof typeof steps)[], edits = NO_EDITS) =>
  names.reduce<ImageEdits>((current, name) => steps[name](SIZE, current), edits);

describe('turning and flipping', () => {
  it('takes the crop along', () => {
    expect(apply(['turn'], { ...NO_EDITS, crop })).toMatchObject({
      turn: 90,
      crop: { x: 170, y: 40, width: 100, height: 200 },
    });
    expect(apply(['flip'], { ...NO_EDITS, crop }).crop).toMatchObject({ x: 160, y: 30 });
    expect(apply(['down'], { ...NO_EDITS, crop }).crop).toMatchObject({ x: 40, y: 170 });
  });

  it('comes back to where it was', () => {
    const edits = { ...NO_EDITS, crop };
    expect(apply(['turn', 'turn', 'turn', 'turn'], edits)).toEqual(edits);
    expect(apply(['turn', 'flip', 'flip'], edits)).toEqual(apply(['turn'], edits));
    expect(apply(['turn', 'down', 'down'], edits)).toEqual(apply(['turn'], edits));
    expect(apply(['flip', 'down'], edits)).toEqual(apply(['turn', 'turn'], edits));
  });

  it('keeps the scale of a resized image', () => {
    const edits = apply(['turn'], { ...NO_EDITS, crop, width: 50 });
    expect(editedSize(SIZE, edits)).toEqual({ width: 25, height: 50 });
  });
});

describe('imageEditFault', () => {
  const fault = (edits: Partial<ImageEdits>) => imageEditFault(SIZE, { ...NO_EDITS, ...edits });

  it('refuses what is outside of the turned image, and enlargements', () => {
    expect(fault({ crop: { x: 0, y: 0, ...SIZE }, width: 400 })).toBeNull();
    expect(fault({ crop: { x: 201, y: 0, width: 200, height: 9 } })?.field).toBe('crop.width');
    expect(fault({ crop: { x: 0, y: 1, ...SIZE } })?.field).toBe('crop.height');
    expect(fault({ turn: 90, crop: { x: 0, y: 0, ...SIZE } })?.field).toBe('crop.width');
    expect(fault({ crop, width: 201 })?.field).toBe('width');
  });

  it('never sees an empty crop', () => {
    const empty = { crop: { ...crop, width: 0 } };
    expect(ImageEdits.safeParse(empty).success).toBe(false);
  });
});

it('knows edits that change nothing', () => {
  expect(isUnedited(SIZE, { ...NO_EDITS, crop: { x: 0, y: 0, ...SIZE }, width: 400 })).toBe(true);
  expect(isUnedited(SIZE, { ...NO_EDITS, crop })).toBe(false);
  expect(isUnedited(SIZE, apply(['flip']))).toBe(false);
});

describe('movedFocalPoint', () => {
  it('stays on the same spot', () => {
    const to = { ...NO_EDITS, crop };
    const moved = movedFocalPoint({ x: 35, y: 20 }, { size: SIZE, from: NO_EDITS, to });
    expect(moved).toEqual({ x: 50, y: 30 });
    expect(movedFocalPoint(moved, { size: SIZE, from: to, to: NO_EDITS })).toEqual({
      x: 35,
      y: 20,
    });
  });

  it('goes to the nearest edge when the spot is cropped away', () => {
    const to = { ...NO_EDITS, crop };
    expect(movedFocalPoint({ x: 100, y: 0 }, { size: SIZE, from: NO_EDITS, to })).toEqual({
      x: 100,
      y: 0,
    });
  });

  it('is undone by the way back, whatever was turned and flipped', () => {
    const names = fc.array(fc.constantFrom('turn', 'flip', 'down'), { maxLength: 6 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(names, percent, percent, (done, x, y) => {
        const to = apply(done as (keyof typeof steps)[]);
        const moved = movedFocalPoint({ x, y }, { size: SIZE, from: NO_EDITS, to });
        const back = movedFocalPoint(moved, { size: SIZE, from: to, to: NO_EDITS });
        expect(back.x).toBeCloseTo(x, 0);
        expect(back.y).toBeCloseTo(y, 0);
      }),
    );
  });

  it('turns clockwise', () => {
    const change = { size: SIZE, from: NO_EDITS, to: apply(['turn']) };
    expect(movedFocalPoint({ x: 0, y: 0 }, change)).toEqual({ x: 100, y: 0 });
  });
});
