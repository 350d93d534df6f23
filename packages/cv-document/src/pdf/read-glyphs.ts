import { OPS } from './pdfjs.ts'
import { nameByActualText } from './actual-text.ts'
import { isBar, isRule } from './bar.ts'
import type { Font } from './font.ts'
import type { Glyph } from './glyph.ts'
import { initialCursor, initialState, type GraphicsState } from './graphics-state.ts'
import { matrixOf, multiply, type Matrix } from './matrix.ts'
import { paintedBox, sharedOf, type Painted, type Rectangle } from './painted-box.ts'
import { showText } from './show-text.ts'

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }

/** A picture that is painted: its name, or its points, and the transformation of its unit square to the page. */
export type PaintedPicture = { source: unknown; stencil: boolean; colour: string | null; matrix: Matrix }

/** The contents of a page: letters in the order of the file, pictures, filled areas and lines. */
export type PageContent = {
  glyphs: Glyph[]
  pictures: Painted[]
  /** The same, with their points; none of those that pdf.js left out. */
  paintings: PaintedPicture[]
  fills: Painted[]
  /** Upright lines. */ bars: Rectangle[]
  /** Level lines. */ rules: Rectangle[]
}

const isBox = (value: unknown): value is [number, number, number, number] =>
  (Array.isArray(value) || value instanceof Float32Array) && value.length === 4
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** Painting operators of a path; the others only clip or draw its outline. */
const FILLS: ReadonlySet<unknown> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

/** With more paths, they are the shapes of a drawing instead of backgrounds of text. */
const MOST_FILLS = 5000

/**
 * Interprets a page's operators, as pdf.js lists them, like its canvas does; `base` converts to points from the top
 * left.
 */
export const readGlyphs = (
  operators: OperatorList,
  base: Matrix,
  fontNamed: (name: string) => Font | null,
): PageContent => {
  const content: PageContent = { glyphs: [], pictures: [], paintings: [], fills: [], bars: [], rules: [] }
  const savedStates: GraphicsState[] = []
  /** Stretches of marked content that are open, each with its first letter and the text beside its letters. */
  const markedStretches: { from: number; text: unknown }[] = []
  let state = initialState(base)
  let cursor = initialCursor()
  let emptyLevel = false
  let moved = false
  let clips = false

  const save = () => savedStates.push({ ...state })
  const restore = () => {
    state = savedStates.pop() ?? state
  }
  const transform = (value: unknown) => {
    const matrix = matrixOf(value)
    if (matrix) state.matrix = multiply(state.matrix, matrix)
  }
  const moveTo = (x: number, y: number) => {
    cursor.lineX += x
    cursor.lineY += y
    cursor.x = cursor.lineX
    cursor.y = cursor.lineY
  }
  const paint = (into: Painted[], box: readonly [number, number, number, number], colour: string | null) => {
    emptyLevel = false
    const whole = paintedBox(state.matrix, box)
    const visibleBox = state.clip ? sharedOf(whole, state.clip) : whole
    if (into.length < MOST_FILLS && visibleBox.width > 0 && visibleBox.height > 0)
      into.push({ ...visibleBox, colour, after: content.glyphs.length })
  }
  const paintPicture = (picture: unknown, stencil: boolean) => {
    paint(content.pictures, [0, 0, 1, 1], null)
    if (content.paintings.length < MOST_FILLS)
      content.paintings.push({ source: picture, stencil, colour: state.colour, matrix: state.matrix })
  }
  /**
   * A path that clips does so once it has been painted; browsers paint the ground of a part of a page by a path as
   * large as the page.
   */
  const clipTo = (box: readonly [number, number, number, number]) => {
    const path = paintedBox(state.matrix, box)
    state.clip = state.clip ? sharedOf(state.clip, path) : path
  }
  const keepLine = (drawn: Rectangle) => {
    const lines = isBar(drawn) ? content.bars : isRule(drawn) ? content.rules : null
    if (lines && lines.length < MOST_FILLS) lines.push(drawn)
  }
  const drawPath = (painter: unknown, box: unknown) => {
    emptyLevel &&= painter === OPS.endPath
    if (isBox(box)) {
      if (FILLS.has(painter)) paint(content.fills, box, state.opacity < 0.5 ? null : state.colour)
      if (painter !== OPS.endPath) keepLine(paintedBox(state.matrix, box))
      if (clips) clipTo(box)
    }
    clips = false
  }
  /** pdf.js leaves out the pictures it may not decode: what remains is a transformation and nothing painted. */
  const leaveLevel = () => {
    if (emptyLevel && moved) paint(content.pictures, [0, 0, 1, 1], null)
    emptyLevel = false
    moved = false
    restore()
  }
  const setGState = (pairs: unknown) => {
    for (const [key, value] of Array.isArray(pairs) ? (pairs as [string, unknown][]) : []) {
      if (key === 'ca') state.opacity = numberOf(value)
      if (key === 'Font' && Array.isArray(value)) setFont(value)
    }
  }
  const setFont = ([name, size]: readonly unknown[]) => {
    state.font = fontNamed(String(name))
    state.size = numberOf(size)
  }

  const step = (operator: number, args: readonly unknown[]): void => {
    switch (operator) {
      case OPS.save:
        save()
        emptyLevel = true
        moved = false
        break
      case OPS.restore:
        leaveLevel()
        break
      case OPS.beginGroup:
        save()
        break
      case OPS.endGroup:
      case OPS.endAnnotation:
      case OPS.paintFormXObjectEnd:
        restore()
        break
      case OPS.transform:
        transform(args)
        moved = true
        break
      case OPS.paintFormXObjectBegin:
        save()
        emptyLevel = false
        transform(args[0])
        break
      case OPS.beginAnnotation:
        save()
        state = initialState(base)
        transform(args[2])
        transform(args[3])
        break
      case OPS.beginText:
        emptyLevel = false
        cursor = initialCursor()
        break
      case OPS.setFont:
        setFont(args)
        break
      case OPS.setGState:
        setGState(args[0])
        break
      case OPS.setCharSpacing:
        state.charSpacing = numberOf(args[0])
        break
      case OPS.setWordSpacing:
        state.wordSpacing = numberOf(args[0])
        break
      case OPS.setHScale:
        state.horizontalScale = numberOf(args[0]) / 100
        break
      case OPS.setLeading:
        state.leading = -numberOf(args[0])
        break
      case OPS.setTextRise:
        state.rise = numberOf(args[0])
        break
      case OPS.setTextRenderingMode:
        state.renderMode = numberOf(args[0])
        break
      case OPS.setFillRGBColor:
        state.colour = String(args[0])
        break
      case OPS.setFillColorN:
        state.colour = null
        break
      case OPS.setTextMatrix:
        cursor = { ...initialCursor(), matrix: matrixOf(args[0]) ?? cursor.matrix }
        break
      case OPS.moveText:
        moveTo(numberOf(args[0]), numberOf(args[1]))
        break
      case OPS.setLeadingMoveText:
        state.leading = numberOf(args[1])
        moveTo(numberOf(args[0]), numberOf(args[1]))
        break
      case OPS.nextLine:
        moveTo(0, state.leading)
        break
      case OPS.showText:
        showText(state, cursor, args[0], content.glyphs)
        break
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        markedStretches.push({ from: content.glyphs.length, text: args[2] })
        break
      case OPS.endMarkedContent: {
        const stretch = markedStretches.pop()
        if (stretch) nameByActualText(content.glyphs, stretch.from, stretch.text)
        break
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        paintPicture(args[0], false)
        break
      case OPS.paintImageMaskXObject:
        paintPicture(args[0], true)
        break
      case OPS.shadingFill:
        content.fills.push({
          x: 0,
          y: 0,
          width: Infinity,
          height: Infinity,
          colour: null,
          after: content.glyphs.length,
        })
        break
      case OPS.constructPath:
        drawPath(args[0], args[2])
        break
      case OPS.clip:
      case OPS.eoClip:
        clips = true
        break
      default:
    }
  }

  for (let i = 0; i < operators.fnArray.length; i++)
    step(operators.fnArray[i] ?? 0, (operators.argsArray[i] as readonly unknown[] | null) ?? [])
  return content
}
