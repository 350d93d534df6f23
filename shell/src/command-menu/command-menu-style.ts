import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/**
 * Darkens the page. With `data-scroll-lock` GlobalStyle stops the scrolling: Radix's own lock adds a style element,
 * which our Content-Security-Policy refuses.
 */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${tokens.surface.scrim};
`

/** The panel; cmdk marks its parts with attributes. */
export const Frame = styled.div`
  position: fixed;
  z-index: 51;
  top: 12dvh;
  inset-inline: 0;
  width: min(36rem, calc(100vw - 2rem));
  margin-inline: auto;
  overflow: hidden;
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.high};
  &:focus {
    outline: none;
  }
  [data-part='search'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    padding-inline: ${tokens.space[4]};
    border-bottom: 1px solid ${tokens.line.base};
    color: ${tokens.text.muted};
  }
  [cmdk-input] {
    flex: 1;
    min-width: 0;
    min-height: 3.25rem;
    border: 0;
    outline: none;
    background: none;
    font-size: 1rem;
    color: ${tokens.text.base};
    &::placeholder {
      color: ${tokens.text.faint};
      opacity: 1;
    }
  }
  [cmdk-list] {
    max-height: min(24rem, 60dvh);
    overflow-y: auto;
    padding: ${tokens.space[2]};
  }
  [cmdk-group-heading] {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
    font: ${tokens.font.tiny};
    color: ${tokens.text.muted};
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: 2.5rem;
    padding-inline: ${tokens.space[3]};
    border-radius: 7px;
    cursor: pointer;
  }
  [cmdk-item] svg {
    flex-shrink: 0;
    color: ${tokens.text.muted};
  }
  /* Beside pictures of people an icon is as wide as those, so that all names stand under each other. */
  [cmdk-list]:has([data-part='details']) [cmdk-item] > svg:first-child {
    width: ${tokens.space[8]};
  }
  [cmdk-item][data-selected='true'] {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
  [cmdk-item][data-selected='true'] svg {
    color: inherit;
  }
  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    flex: 0 1 auto;
    min-width: 6rem;
  }
  [data-part='details'] {
    flex: 1 1 0;
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: ${tokens.font.small};
    color: ${tokens.text.muted};
  }
  /* A name and its details need two lines. */
  ${tokens.breakpoint.phone} {
    [cmdk-item]:has([data-part='details']) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 ${tokens.space[3]};
      padding-block: ${tokens.space[1]};
      > :first-child {
        grid-row: span 2;
      }
    }
    [data-part='details'] {
      text-align: start;
    }
  }
  [data-part='note'] {
    display: block;
    margin: 0;
    padding: ${tokens.space[3]};
    color: ${tokens.text.muted};
  }
  [cmdk-empty] {
    padding: ${tokens.space[8]};
    text-align: center;
    color: ${tokens.text.muted};
  }
`
