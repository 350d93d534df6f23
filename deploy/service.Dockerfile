# One service with the workspace packages it stands on. Build with --build-arg SERVICE=main-api or ai-service,
# from the root. No other service is copied; scripts/workspace/images.test.ts checks it.
FROM node:24-bookworm-slim AS build
ARG SERVICE
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/contracts packages/contracts
COPY packages/demo-data packages/demo-data
COPY packages/microsoft packages/microsoft
COPY packages/service-kit packages/service-kit
COPY services/${SERVICE} services/${SERVICE}
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "${SERVICE}..."

FROM node:24-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production WERVIO_HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
WORKDIR /app/services/${SERVICE}
# A volume takes over whose folder it is.
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts"]
