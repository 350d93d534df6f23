import type { LucideIcon } from 'lucide-react'

/** A lucide icon in the product's stroke, hidden from screen readers: the word beside it says it. */
export const Icon = ({ of: LucideGlyph, size = 18 }: { of: LucideIcon; size?: number }) => (
  <LucideGlyph size={size} strokeWidth={1.75} aria-hidden focusable={false} />
)
