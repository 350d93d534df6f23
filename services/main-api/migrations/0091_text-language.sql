-- The language that a recruiter's vacancy texts are written in; null for that of the product.
ALTER TABLE "main"."recruiter_profiles" ADD COLUMN "text_language" text CHECK ("text_language" IN ('nl', 'en'));
