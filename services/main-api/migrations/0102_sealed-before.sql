-- Written by hand, as 0085. Tokens of Microsoft that another key than the current one sealed are sealed anew by the service's
-- own housekeeping, which names its key and sees those alone.
CREATE POLICY "sealed_before" ON "main"."microsoft_connections" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING (split_part("sealed", '.', 1) <> nullif(current_setting('app.seal_key', true), ''));
