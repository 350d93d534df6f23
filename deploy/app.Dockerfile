# The built files of the shell or of one remote behind the static server. Build with --build-arg APP=shell (KIND=shell) or
# APP=mfe-vacancies (KIND=remote), from the root. No stage copies another app; scripts/workspace/images.test.ts checks it.
FROM node:24.21.0-bookworm-slim AS build
ARG APP
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY ${APP} ${APP}
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter "${APP}..." --filter "@wervio/federation..." \
  && npx --yes pnpm@12.21.0 --filter "${APP}" run build

FROM node:24.21.0-bookworm-slim AS server
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/brand packages/brand
COPY packages/contracts packages/contracts
COPY packages/federation packages/federation
COPY packages/routing packages/routing
# Without what only builds need, which are its optional dependencies.
RUN npx --yes pnpm@12.21.0 install --prod --no-optional --frozen-lockfile --filter "@wervio/federation..."

FROM node:24.21.0-bookworm-slim
ARG APP
ARG KIND
ENV NODE_ENV=production WERVIO_HOST=0.0.0.0 APP=${APP} KIND=${KIND} PORT=3000
WORKDIR /app
COPY --from=server /app /app
COPY --from=build /app/${APP}/dist /app/${APP}/dist
# A volume takes over whose folder it is.
RUN mkdir /remotes && chown node:node /remotes
USER node
CMD ["sh", "-c", "exec node --disable-warning=ExperimentalWarning packages/federation/src/server/serve.ts --kind \"$KIND\" --dir \"$APP/dist\" --port \"$PORT\""]
