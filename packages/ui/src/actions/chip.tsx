import { X, type LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { css, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'

const look = css<{ $selected: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.625rem;
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${({ $selected }) => ($selected ? tokens.accent.base : tokens.line.strong)};
  border-radius: ${tokens.radius.chip};
  background: ${({ $selected }) => ($selected ? tokens.accent.soft : tokens.surface.raised)};
  color: ${({ $selected }) => ($selected ? tokens.accent.base : tokens.text.muted)};
  font: ${tokens.font.smallStrong};
  font-weight: 500;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Pressable = styled.button<{ $selected: boolean }>`
  ${look}
  text-align: left;
  transition:
    border-color ${tokens.motion.quick},
    color ${tokens.motion.quick};
  &:hover:not(:disabled) {
    border-color: ${tokens.line.control};
    color: ${({ $selected }) => ($selected ? tokens.accent.base : tokens.text.base)};
  }
`
const Removable = styled.span<{ $selected: boolean }>`
  ${look}
  padding-right: 2px;
  ${tokens.breakpoint.touch} {
    padding-right: 0;
  }
`
const Edit = styled.button`
  min-height: inherit;
  font: inherit;
  border-radius: ${tokens.radius.chip};
  &:hover {
    text-decoration: underline;
  }
`
const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${tokens.radius.chip};
  &:hover {
    background: ${tokens.surface.sunken};
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    height: ${tokens.control.touch};
  }
`

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: string
  icon?: LucideIcon | undefined
  /** A choice that is on or off. */
  selected?: boolean | undefined
  /** Makes it a label with a button that removes it. */
  onRemove?: (() => void) | undefined
  /** With `onRemove`: turns its text into a button that opens it for editing. */
  onEdit?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A small pill: a suggestion, a filter that is on or off, or a label that can be removed. */
export const Chip = ({ children, icon, selected, onRemove, onEdit, type = 'button', ref, ...rest }: ChipProps) =>
  onRemove ? (
    <Removable $selected={selected ?? false}>
      {onEdit ? (
        <Edit
          type="button"
          aria-label={`Wijzig ${children}`}
          aria-pressed={selected}
          disabled={rest.disabled}
          onClick={onEdit}
        >
          {children}
        </Edit>
      ) : (
        children
      )}
      <Remove ref={ref} type={type} aria-label={`Verwijder ${children}`} onClick={onRemove} disabled={rest.disabled}>
        <Icon of={X} size={14} />
      </Remove>
    </Removable>
  ) : (
    <Pressable ref={ref} type={type} aria-pressed={selected} $selected={selected ?? false} {...rest}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </Pressable>
  )
