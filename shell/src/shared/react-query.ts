/**
 * What the product uses of TanStack Query, shared in its place: whole it costs every first view 3 KB more. By its file,
 * because the package's own name would lead back here.
 */
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../node_modules/@tanstack/react-query/build/modern/index.js'
