#!/bin/sh
# Makes the certificates by which the parts of a cluster know each other: `sh deploy/certificates.sh cluster.env OUT`. The members of etcd, PostgreSQL and
# Patroni, and pgBackRest on the databases and the witness have a key of their own; the API machines can tell PostgreSQL from a stranger.
# The key that signs them is thrown away; run it again, and copy all files again, to replace them. They are good for ten years.
set -eu
umask 077
[ $# -eq 2 ] || {
  echo 'sh deploy/certificates.sh cluster.env OUT' >&2
  exit 2
}
signer=$(mktemp -d)
trap 'rm -rf "$signer"' EXIT
new_key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
new_key "$signer/ca.key"
openssl req -x509 -new -key "$signer/ca.key" -days 3650 -subj '/CN=portal cluster' -out "$signer/ca.crt"
for machine in db1 db2 witness; do
  name=$(echo "$machine" | tr a-z A-Z)
  address=$(sed -n "s/^$name=//p" "$1")
  [ -n "$address" ] || {
    echo "$name has no value." >&2
    exit 1
  }
  new_key "$signer/own.key"
  # pgBackRest looks for the address among the names, all others among the addresses.
  echo "subjectAltName=DNS:$address,IP:$address" > "$signer/names"
  openssl req -new -key "$signer/own.key" -subj "/CN=$machine" \
    | openssl x509 -req -CA "$signer/ca.crt" -CAkey "$signer/ca.key" -CAcreateserial -days 3650 -extfile "$signer/names" -out "$signer/own.crt" 2> /dev/null
  # Each program has a copy that its own user may read.
  for part in etcd patroni pgbackrest; do
    [ "$machine $part" = 'witness patroni' ] && continue
    tls=$2/$machine/etc/$part/tls
    mkdir -p "$tls"
    cp "$signer/own.key" "$signer/own.crt" "$signer/ca.crt" "$tls"
  done
done
for machine in app1 app2 app3; do
  mkdir -p "$2/$machine/etc/exam-portal"
  cp "$signer/ca.crt" "$2/$machine/etc/exam-portal/ca.crt"
  # The API process is not root.
  chmod 644 "$2/$machine/etc/exam-portal/ca.crt"
done
