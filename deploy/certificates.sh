#!/bin/sh
# Makes the certificates by which the witness and the databases know each other when they speak of backups: `sh deploy/certificates.sh cluster.env OUT`.
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
openssl req -x509 -new -key "$signer/ca.key" -days 3650 -subj '/CN=portal backups' -out "$signer/ca.crt"
for machine in db1 db2 witness; do
  name=$(echo "$machine" | tr a-z A-Z)
  address=$(sed -n "s/^$name=//p" "$1")
  [ -n "$address" ] || {
    echo "$name has no value." >&2
    exit 1
  }
  tls=$2/$machine/etc/pgbackrest/tls
  mkdir -p "$tls"
  new_key "$tls/own.key"
  # pgBackRest looks for the address among the names.
  echo "subjectAltName=DNS:$address" > "$signer/names"
  openssl req -new -key "$tls/own.key" -subj "/CN=$machine" \
    | openssl x509 -req -CA "$signer/ca.crt" -CAkey "$signer/ca.key" -CAcreateserial -days 3650 -extfile "$signer/names" -out "$tls/own.crt" 2> /dev/null
  cp "$signer/ca.crt" "$tls/ca.crt"
done
