CREATE TABLE "stored_objects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_objects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"byte_length" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"delete_after" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stored_objects_key_unique" UNIQUE("key")
);

--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "object_id" bigint;
--> statement-breakpoint
CREATE INDEX "stored_objects_delete_after_index" ON "stored_objects" USING btree ("delete_after") WHERE delete_after is not null;
--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "blobs_object_id_index" ON "blobs" USING btree ("object_id");
