/**
 * The part of TanStack Query that the product uses, shared instead of the whole library, which would add 3 KB to every
 * first view. Imported by its file path, because the package's name resolves to this file.
 */
export {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../node_modules/@tanstack/react-query/build/modern/index.js'
