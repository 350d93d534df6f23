-- Written by hand, as 0067. Invitations that are over stand in the list for a while; after that only the service's own
-- housekeeping, which belongs to no organisation, sees and removes them.
CREATE POLICY "over" ON "main"."invitations" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (nullif(current_setting('app.organisation', true), '') IS NULL AND nullif(current_setting('app.identity', true), '') IS NULL
    AND nullif(current_setting('app.feed', true), '') IS NULL AND "expires_at" < now() - interval '30 days');
