import { expect, test } from '@jest/globals'
import { contrast } from './contrast.ts'
import { palette, type ThemeRole } from './palette.ts'

const surfaces = ['surface-page', 'surface-raised', 'surface-sunken'] as const
const tones = ['green', 'amber', 'blue', 'red', 'signal'] as const
const pairs = (text: ThemeRole, grounds: readonly ThemeRole[]) => grounds.map((ground) => [text, ground] as const)

/** Running text: at least 4.5. */
const texts = [
  ...pairs('text-base', [...surfaces, 'accent-soft', ...tones.map((tone) => `${tone}-soft` as const)]),
  ...pairs('text-muted', [...surfaces, 'accent-soft']),
  ...pairs('text-faint', surfaces),
  ...pairs('accent-base', [...surfaces, 'accent-soft']),
  ...pairs('accent-hover', [...surfaces, 'accent-soft']),
  ...pairs('accent-on', ['accent-base', 'accent-hover']),
  ...pairs('accent-panel', ['accent-panel-on']),
  ...pairs('status-on', ['red-base', 'red-hover', 'signal-base']),
  ...tones.flatMap((tone) => pairs(`${tone}-base`, ['surface-page', 'surface-raised', `${tone}-soft`])),
]
/** Edges of fields, drawings and the focus ring: at least 3. */
const controls = [
  ...pairs('line-control', ['surface-page', 'surface-raised']),
  ...pairs('accent-base', surfaces),
  ...pairs('accent-panel-on', ['accent-panel']),
]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`${theme}: text %s on %s is readable`, (text, ground) => {
    expect(contrast(palette[theme][text], palette[theme][ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(controls)(`${theme}: %s on %s can be made out`, (line, ground) => {
    expect(contrast(palette[theme][line], palette[theme][ground])).toBeGreaterThanOrEqual(3)
  })
}

test('the measure is that of WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
