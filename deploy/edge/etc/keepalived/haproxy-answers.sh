#!/bin/sh
# Ends with 0 if HAProxy answers. A process that hangs does not.
exec curl --silent --fail --max-time 1 --output /dev/null http://127.0.0.1:8404/alive
