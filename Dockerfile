# Builds the pages, then keeps what the server needs. Debian, since the packages of Node need glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /baulk
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /baulk baulk
WORKDIR /baulk
COPY --from=build --chown=root:root /baulk /baulk
RUN mkdir /data && chown baulk:baulk /data
USER baulk
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The server is the first process, so that it gets the signals itself.
CMD ["node_modules/.bin/node", "server/main.ts"]
