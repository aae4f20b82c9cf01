#!/bin/sh
# certbot runs this after a renewal; RENEWED_LINEAGE is the folder of the new certificate. HAProxy takes it without losing a request.
set -eu
umask 077
cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" > /etc/haproxy/portal.pem.new
mv /etc/haproxy/portal.pem.new /etc/haproxy/portal.pem
systemctl reload haproxy
