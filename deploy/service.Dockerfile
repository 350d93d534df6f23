# One service with the workspace packages it stands on. Build with --build-arg SERVICE=main-api or ai-service,
# from the root. No other service is copied; scripts/workspace/images.test.ts checks it.
ARG SERVICE

FROM node:24.21.0-bookworm-slim AS main-api-packages
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/contracts packages/contracts
COPY packages/demo-data packages/demo-data
COPY packages/microsoft packages/microsoft
COPY packages/service-kit packages/service-kit

FROM main-api-packages AS ai-service-packages
COPY packages/cv-document packages/cv-document

FROM ${SERVICE}-packages AS build
ARG SERVICE
COPY services/${SERVICE} services/${SERVICE}
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "${SERVICE}..."

# Its code in a few files: a start loads those in place of two thousand (docs/decisions/0233).
FROM build AS bundle
ARG SERVICE
COPY packages/service-build packages/service-build
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "${SERVICE}..." --filter "@wervio/service-build" \
  && cd services/${SERVICE} && node --disable-warning=ExperimentalWarning ../../packages/service-build/src/main.ts

FROM node:24.21.0-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production WERVIO_HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
COPY --from=bundle /app/services/${SERVICE}/dist /app/services/${SERVICE}/dist
WORKDIR /app/services/${SERVICE}
# A volume takes over whose folder it is.
RUN mkdir -p /data && chown node:node /data
USER node
CMD ["node", "--max-semi-space-size=8", "dist/main.js"]
