# A gateway that speaks S3 and keeps objects as files. A folder below /data is a bucket.
FROM versity/versitygw:v1.7.0
RUN mkdir -p /data/wervio && chown -R 1000:1000 /data
USER 1000:1000
CMD ["posix", "/data"]
