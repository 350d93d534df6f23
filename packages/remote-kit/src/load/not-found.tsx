import { ButtonLink, EmptyState } from '@wervio/ui'
import { ArrowLeft, SearchX, type LucideIcon } from 'lucide-react'

export type NotFoundProps = {
  title: string
  /** Why it may have disappeared. */
  text: string
  icon?: LucideIcon
  /** The way out: a path, and the text of the link. */
  back: { to: string; label: string }
}

/** Says that what an address names doesn't exist: why that may be, and the way back to the list. */
export const NotFound = ({ title, text, icon = SearchX, back }: NotFoundProps) => (
  <EmptyState
    icon={icon}
    title={title}
    text={text}
    action={
      <ButtonLink to={back.to} icon={ArrowLeft} variant="secondary">
        {back.label}
      </ButtonLink>
    }
  />
)
