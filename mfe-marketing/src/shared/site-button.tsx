import { ButtonLink, ComingSoon, type ButtonLinkProps } from '@wervio/ui'
import { description } from '../remote.ts'

type Props = Extract<ButtonLinkProps, { to: unknown }> & { to: string }

/** A button to a public page that this remote owns or is to own; says before a click that it isn't built yet. */
export const SiteButton = ({ to, children, ...rest }: Props) => (
  <ButtonLink to={to} {...rest}>
    {children}
    {!description.routes.some(({ path }) => path === to) && (
      <>
        {' '}
        <ComingSoon />
      </>
    )}
  </ButtonLink>
)
