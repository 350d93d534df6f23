# The built-in sign-in, for integration tests: it refuses to start in production.
FROM node:24.21.0-bookworm-slim AS build
ARG SERVICE
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/contracts packages/contracts
COPY packages/microsoft packages/microsoft
COPY packages/service-kit packages/service-kit
COPY services/${SERVICE} services/${SERVICE}
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "${SERVICE}..."

FROM node:24.21.0-bookworm-slim
ARG SERVICE
WORKDIR /app
COPY --from=build /app /app
WORKDIR /app/services/${SERVICE}
# A volume takes over whose folder it is. The emulator keeps settings in the home folder.
RUN mkdir /data && chown node:node /data
ENV WERVIO_HOST=0.0.0.0 HOME=/tmp
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts"]
