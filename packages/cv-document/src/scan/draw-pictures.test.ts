import { expect, test } from '@jest/globals'
import { drawPictures } from './draw-pictures.ts'
import { pictureOf, stencilOf } from './grey-picture.ts'

/** Two by two points: black and white above, white and white below. */
const corner = { width: 2, height: 2, kind: 1, data: new Uint8Array([0b01000000, 0b11000000]) }
const rowsOf = ({ grey, width }: { grey: Uint8Array; width: number }) =>
  Array.from({ length: grey.length / width }, (_row, y) => Array.from(grey.slice(y * width, (y + 1) * width)))
const paper = { width: 2, height: 2, dpi: 72 }
const placed = (
  picture: ReturnType<typeof pictureOf>,
  matrix: readonly [number, number, number, number, number, number],
) => (picture ? [{ picture, matrix }] : [])

test('a picture is drawn as it stands on the page', () => {
  expect(rowsOf(drawPictures(placed(pictureOf(corner), [2, 0, 0, -2, 0, 2]), paper))).toEqual([
    [0, 255],
    [255, 255],
  ])
})

test('a picture on its side is drawn on its side', () => {
  expect(rowsOf(drawPictures(placed(pictureOf(corner), [0, 2, 2, 0, 0, 0]), paper))).toEqual([
    [255, 0],
    [255, 255],
  ])
})

test('a stencil paints its colour where its bits are 0, and leaves the rest', () => {
  const grey = drawPictures(placed(stencilOf(corner, '#404040'), [2, 0, 0, -2, 0, 2]), paper)
  expect(rowsOf(grey)).toEqual([
    [64, 255],
    [255, 255],
  ])
})

test('colours become grey, and what could not be decoded is nothing', () => {
  expect(pictureOf({ width: 1, height: 1, kind: 2, data: new Uint8Array([255, 255, 255]) })?.grey).toEqual(
    new Uint8Array([255]),
  )
  expect(pictureOf(null)).toBeNull()
  expect(pictureOf({ width: 1, height: 0, kind: 2, data: new Uint8Array() })).toBeNull()
})
