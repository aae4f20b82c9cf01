# The portal's own image with restic, so that copies are made by the commands of the version that runs. `portal` is named by compose.yaml.
FROM portal
USER root
RUN apt-get update && apt-get install -y --no-install-recommends restic openssh-client ca-certificates && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /backups
COPY --chmod=755 compose-backups.sh /usr/local/bin/backups
USER node
ENV RESTIC_CACHE_DIR=/tmp/restic
HEALTHCHECK NONE
CMD ["backups", "each-night"]
