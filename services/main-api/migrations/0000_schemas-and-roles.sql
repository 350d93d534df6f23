-- Written by hand: drizzle-kit emits a bare CREATE ROLE, and roles belong to the whole server, so another database of
-- the same server may have made them already, or be making them at this moment.
CREATE SCHEMA IF NOT EXISTS "main";
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS "ai";
--> statement-breakpoint
DO $$
DECLARE service text;
BEGIN
  FOREACH service IN ARRAY ARRAY['wervio_main', 'wervio_ai'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN', service);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    -- A superuser may take any role; another user needs to be a member.
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      EXECUTE format('GRANT %I TO %I', service, current_user);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON SCHEMA "ai" FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
GRANT USAGE ON SCHEMA "ai" TO "wervio_ai";
