import { call, queryKeys } from '@wervio/api-client'
import { getPipeline, listPipelines } from '@wervio/contracts'

type Context = { signal: AbortSignal }

export const pipelinesQuery = {
  queryKey: queryKeys.pipelines.list,
  queryFn: ({ signal }: Context) => call(listPipelines, {}, { signal }),
}

export const pipelineQuery = (id: string) => ({
  queryKey: queryKeys.pipelines.one(id),
  queryFn: ({ signal }: Context) => call(getPipeline, { params: { id } }, { signal }),
})
