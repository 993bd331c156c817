CREATE TABLE "link_previews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url_hash" "bytea" NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"description" text,
	"site_name" text,
	"image_key" text,
	"image_blob_id" bigint,
	"outcome" text,
	"expires_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "link_previews_urlHash_unique" UNIQUE("url_hash"),
	CONSTRAINT "link_previews_imageKey_unique" UNIQUE("image_key")
);

--> statement-breakpoint
ALTER TABLE "link_previews" ADD CONSTRAINT "link_previews_image_blob_id_blobs_id_fk" FOREIGN KEY ("image_blob_id") REFERENCES "public"."blobs"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "link_previews_expires_at_index" ON "link_previews" USING btree ("expires_at");
