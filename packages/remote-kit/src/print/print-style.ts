import { createGlobalStyle } from 'styled-components'

/** Prints only what is marked `data-print-root`, without its buttons: hides what is neither inside it nor around it. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 2cm; }
    body *:not([data-print-root], [data-print-root] *, :has([data-print-root])) { display: none !important; }
    html, body, body *:has([data-print-root]) {
      display: block !important; position: static !important; width: auto !important; max-width: none !important;
      height: auto !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important;
      overflow: visible !important; border: 0 !important; box-shadow: none !important; background: #fff !important;
    }
    [data-print-root], [data-print-root] * { color: #000 !important; }
    [data-print-root] { max-width: none !important; }
    [data-print-root] :is(h1, h2, h3) { break-after: avoid; }
    [data-print-root] li { break-inside: avoid; }
    [data-print-root] button { display: none !important; }
  }
`
