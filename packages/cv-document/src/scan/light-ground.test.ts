import { expect, test } from '@jest/globals'
import { lightenGround } from './light-ground.ts'

/** A page of two halves: a dark column with a light point, and white paper with a dark point. */
const page = () => {
  const [width, height] = [192, 96]
  const grey = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y++) grey.fill(30, y * width, y * width + 96)
  grey[10] = 250
  grey[110] = 20
  return { width, height, grey, alpha: null }
}

test('light letters on a dark ground become dark letters on a light one; white paper stays', () => {
  const { grey } = lightenGround(page())
  expect([grey[9], grey[10]]).toEqual([225, 5])
  expect([grey[109], grey[110]]).toEqual([255, 20])
})
