import type { LucideIcon } from 'lucide-react'

/** A lucide icon in the product's stroke, hidden from screen readers: the word beside it says it. */
export const Icon = ({ of: Drawn, size = 18 }: { of: LucideIcon; size?: number }) => (
  <Drawn size={size} strokeWidth={1.75} aria-hidden focusable={false} />
)
