# A machine of the cluster with all of Debian's parts, for compose.yaml. On real machines systemd starts them: deploy/README.md.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl etcd-client etcd-server haproxy keepalived patroni postgresql-15 python3-etcd python3-idna \
  && pg_dropcluster 15 main \
  && install -d -o etcd -g etcd -m 0700 /var/lib/etcd \
  && install -d -o postgres -g postgres -m 0700 /etc/patroni \
  && install -d -o postgres -g postgres -m 2775 /var/run/postgresql \
  && rm -rf /var/lib/apt/lists/*
