import { useQuery } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { messages, runSwapTest } from '@wervio/contracts'
import { LoadError, MadeBy } from '@wervio/remote-kit'
import { Dialog, LoadingState, Notice, numberText, Skeleton, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** Takes the focus, because the dialog around it scrolls. */
const Frame = styled.section``
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.line.base};
    text-align: start;
    vertical-align: top;
  }
  td:nth-child(2) {
    overflow-wrap: anywhere;
  }
`
type Props = { vacancyId: string; onClose: () => void }

/** Runs the swap test on the candidates of this vacancy, and says what moved. */
export const SwapTestDialog = ({ vacancyId, onClose }: Props) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['swap-test', vacancyId],
    queryFn: ({ signal }) => call(runSwapTest, { params: { id: vacancyId } }, { signal }),
    // A test is of this moment.
    gcTime: 0,
    staleTime: Infinity,
  })
  const moved = data?.swaps.reduce((sum, swap) => sum + swap.moved, 0) ?? 0
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Wisseltest"
      description="We verwisselen wat niet mag meetellen, zoals de naam of de leeftijd, en rekenen alle scores opnieuw uit. Blijven ze gelijk, dan telt het niet mee. Er wordt niets bewaard."
    >
      {error && !data && (
        <LoadError error={error} title={messages.swapTestFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <LoadingState label="De wisseltest loopt...">
          <Skeleton height="10rem" />
        </LoadingState>
      )}
      {data && (
        <Stack gap={4}>
          {data.candidates === 0 ? (
            <Notice tone="blue" title="Er zijn nog geen kandidaten om te testen" />
          ) : (
            <Notice
              tone={moved === 0 ? 'green' : 'red'}
              title={moved === 0 ? 'Geen enkele score veranderde' : `${numberText(moved)} scores veranderden`}
            >
              {moved === 0
                ? `Getest met ${numberText(data.candidates)} kandidaten.`
                : 'Dit hoort niet te gebeuren. Meld het, en beslis niet op deze scores.'}
            </Notice>
          )}
          <Frame aria-label="Wat is verwisseld" tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Verwisseld</th>
                  <th scope="col">Hoe</th>
                  <th scope="col">Veranderd</th>
                </tr>
              </thead>
              <tbody>
                {data.swaps.map(({ trait, change, compared, moved: count }) => (
                  <tr key={trait}>
                    <th scope="row">{trait}</th>
                    <td>{change}</td>
                    <td>
                      <Text as="span" tabular>
                        {numberText(count)} van {numberText(compared)}
                      </Text>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Frame>
          <MadeBy did="Gelezen" made={data.made_by} />
        </Stack>
      )}
    </Dialog>
  )
}
