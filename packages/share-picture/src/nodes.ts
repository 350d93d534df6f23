/** An element as satori reads it: what React makes of JSX, without React. */
export type Node = { type: string; props: Record<string, unknown>; key: null }
type Child = Node | string
type Style = Record<string, string | number>

/** A box; its children stand beside each other, or below each other with `flexDirection: 'column'`. */
export const box = (style: Style, ...children: Child[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children.length > 0 && { children }) },
  key: null,
})

/** A drawing of `size` pixels in a square of `view`. */
export const drawing = (size: number, view: number, ...shapes: Node[]): Node => ({
  type: 'svg',
  props: { width: size, height: size, viewBox: `0 0 ${view} ${view}`, children: shapes },
  key: null,
})

export const shape = (type: 'path' | 'circle' | 'rect', attributes: Style): Node => ({
  type,
  props: attributes,
  key: null,
})
