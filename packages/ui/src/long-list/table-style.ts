import { Link } from '@wervio/routing'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** Height of a row in rem. */
export const TABLE_ROW = 3.125

/** The edge around a table or rows. */
export const TableFrame = styled.div`
  overflow: clip;
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
`
/** Columns of fixed width under a head that stays in sight. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: 0 ${tokens.space[3]} 0 0;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: ${tokens.font.small};
  }
  th:first-child,
  td:first-child {
    padding-left: ${tokens.space[4]};
  }
  th:last-child,
  td:last-child {
    padding-right: ${tokens.space[4]};
  }
  thead th {
    position: sticky;
    z-index: 2;
    top: ${tokens.topBar};
    height: 2.75rem;
    border-bottom: 1px solid ${tokens.line.base};
    background: ${tokens.surface.raised};
    color: ${tokens.text.muted};
    font: ${tokens.font.smallStrong};
    &:has(button) {
      overflow: visible;
    }
  }
  .figure {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
export const TableRow = styled.tr`
  height: ${TABLE_ROW}rem;
  &:hover > * {
    background: ${tokens.surface.sunken};
  }
  & + & > * {
    border-top: 1px solid ${tokens.line.base};
  }
`
/** What a row is about, as the link to it. */
export const TitleLink = styled(Link)`
  display: inline-block;
  max-width: 100%;
  padding: ${tokens.space[2]} 0;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
  border-radius: 6px;
  color: ${tokens.text.base};
  font: ${tokens.font.strong};
  text-decoration: none;
  /* Under the bar above the page and the head of the table. */
  scroll-margin-block: 8rem 4rem;
  &:hover {
    color: ${tokens.accent.base};
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
