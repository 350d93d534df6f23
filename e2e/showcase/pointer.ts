import type { Page } from '@playwright/test'

export type Point = { x: number; y: number }

const ARROW = 'M2 1 L2 19 L7 14.5 L10.2 21.5 L13.2 20.1 L10 13.3 L16.5 13 Z'

/**
 * Draws the pointer at a place of the screen: a headless browser shows none. Everything is set by script, as the CSP
 * asks.
 */
export const drawPointer = (page: Page, point: Point): Promise<void> =>
  page.evaluate(
    ({ x, y, arrow }) => {
      const name = 'http://www.w3.org/2000/svg'
      let drawing = document.getElementById('showcase-pointer')
      if (!drawing) {
        drawing = document.body.appendChild(document.createElement('div'))
        drawing.id = 'showcase-pointer'
        Object.assign(drawing.style, { position: 'fixed', zIndex: '99999', left: '0', top: '0', pointerEvents: 'none' })
        const svg = drawing.appendChild(document.createElementNS(name, 'svg'))
        svg.setAttribute('width', '26')
        svg.setAttribute('height', '32')
        svg.setAttribute('viewBox', '0 0 19 23')
        const path = svg.appendChild(document.createElementNS(name, 'path'))
        path.setAttribute('d', arrow)
        path.setAttribute('fill', '#17211c')
        path.setAttribute('stroke', '#ffffff')
        path.setAttribute('stroke-width', '1.6')
      }
      drawing.style.transform = `translate(${x}px, ${y}px)`
    },
    { ...point, arrow: ARROW },
  )
