# Node comes from the lockfile, as everywhere in this project: the base images only bring npm (to build) and the
# libraries that Node needs (to run). So the image runs the same Node as the tests, and contains no npm.

# The site, and the program of the decoding processes. The site's settings become part of the pages, so they are
# arguments of the build.
FROM node:26-slim AS site
WORKDIR /app
COPY . .
RUN npm ci --workspace=@image-converter/web --workspace=@image-converter/node-engine --include-workspace-root
ARG SITE_URL
ARG HSTS
ARG SERVER_CONVERSION
ARG API_URL
ARG PUBLIC_ANON_KEY
ARG LOG_RETENTION_DAYS
ARG SERVICE_WORKER
ARG OPERATOR_NAME
ARG OPERATOR_ADDRESS
ARG OPERATOR_EMAIL
ARG HOSTING_PROVIDER
ARG DONATION_URL
ARG ANALYTICS_NAME
ARG ANALYTICS_SCRIPT_URL
ARG ANALYTICS_ATTRIBUTES
ARG AD_NETWORK_NAME
ARG AD_SCRIPT_URL
ARG AD_CLIENT
ARG AD_UNITS
ARG THIRD_PARTY_ORIGINS
RUN npm run build --workspace apps/server --workspace apps/web

# What the server needs at run time, Node included.
FROM node:26-slim AS dependencies
WORKDIR /data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/codecs/package.json packages/codecs/
COPY packages/contract/package.json packages/contract/
COPY packages/formats/package.json packages/formats/
COPY packages/metadata/package.json packages/metadata/
COPY packages/node-engine/package.json packages/node-engine/
COPY packages/settings/package.json packages/settings/
RUN npm ci --omit=dev --workspace=@image-converter/server --include-workspace-root
# Of icodec, three codecs are used; among the other codecs are some under the GPL.
RUN find node_modules/icodec/dist -type f ! -name avif-dec.wasm ! -name jxl-dec.wasm ! -name jxl-enc.wasm -delete

FROM debian:trixie-slim AS server
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 libstdc++6 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=dependencies /app ./
COPY apps/server/src apps/server/src
COPY packages/codecs/src packages/codecs/src
COPY packages/contract/src packages/contract/src
COPY packages/formats/src packages/formats/src
COPY packages/metadata/src packages/metadata/src
COPY packages/node-engine/src packages/node-engine/src
COPY packages/settings/src packages/settings/src
COPY --from=site /app/apps/server/dist apps/server/dist
COPY --from=site /app/apps/web/dist/hosting.json apps/web/dist/
COPY --from=site /app/apps/web/dist/site apps/web/dist/site
COPY LICENSE THIRD-PARTY-NOTICES.md ./
# The only place that the server writes to.
COPY --from=dependencies --chown=10001:10001 /data /data
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER 10001:10001
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 8080) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# The small young generation keeps the memory of streamed uploads small.
# The decoder sandbox uses node:ffi, about which Node warns at every start.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=1", "apps/server/src/main.ts"]
