const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
