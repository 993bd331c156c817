ALTER TABLE "messages" ADD COLUMN "thumb_comment" text;
