import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** A query on the width of the form, not of the window: the assistant's panel changes it. */
const BESIDE = '@container (min-width: 54rem)'

export const FormElement = styled.form`
  container-type: inline-size;
  min-width: 0;
`
export const Columns = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space[6]};
  ${BESIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 15.5rem;
    align-items: start;
    gap: ${tokens.space[8]};
  }
`
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-width: 0;
`
/** Beside the form on a wide screen, where it stays in view; above it, without the steps, elsewhere. */
export const Side = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  > nav {
    display: none;
  }
  > output {
    order: 1;
    margin-inline-start: auto;
  }
  ${BESIDE} {
    position: sticky;
    top: ${tokens.space[20]};
    flex-direction: column;
    align-items: stretch;
    gap: ${tokens.space[3]};
    > button {
      justify-content: start;
    }
    > nav {
      display: block;
    }
    > output {
      order: 0;
      margin-inline-start: 0;
      padding-inline: ${tokens.space[3]};
    }
  }
`
