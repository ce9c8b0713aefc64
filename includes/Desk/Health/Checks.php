<?php

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use LogicException;

/** All checks of the host, for Site Health and `wp design-marketplace doctor`. */
final class Checks {

	/** @return list<Check> Those with the worst effect on members first. */
	public static function all(): array {
		return array(
			new Check( 'core-version', __( 'WordPress version', 'design-marketplace' ), Host_Checks::core_version( ... ) ),
			new Check( 'schema', __( 'Tables of the marketplace', 'design-marketplace' ), Data_Checks::schema( ... ) ),
			new Check( 'https', __( 'HTTPS', 'design-marketplace' ), Host_Checks::https( ... ) ),
			new Check( 'secret', __( 'Signing key of the marketplace', 'design-marketplace' ), Security_Checks::signing_key( ... ) ),
			new Check( 'authorization-header', __( 'Login header', 'design-marketplace' ), Rest_Checks::login( ... ), is_slow: true ),
			new Check( 'rest-routes', __( 'Routes of the REST API', 'design-marketplace' ), Rest_Checks::rest_routes( ... ) ),
			new Check( 'token-routes', __( 'Other login plugins', 'design-marketplace' ), Rest_Checks::token_routes( ... ) ),
			new Check( 'login-provider', __( 'Log-in at a school', 'design-marketplace' ), Login_Checks::provider( ... ), is_slow: true ),
			new Check( 'addresses', __( 'Addresses of the pages', 'design-marketplace' ), Rest_Checks::addresses( ... ), is_slow: true ),
			new Check( 'covered-pages', __( 'Pages at the marketplace’s addresses', 'design-marketplace' ), Data_Checks::covered_pages( ... ) ),
			new Check( 'cron', __( 'Scheduled jobs', 'design-marketplace' ), Host_Checks::cron( ... ) ),
			new Check( 'time-zone', __( 'Time zone', 'design-marketplace' ), Host_Checks::time_zone( ... ) ),
			new Check( 'outbox', __( 'Emails of the marketplace', 'design-marketplace' ), Mail_Checks::outbox( ... ) ),
			new Check( 'webhook', __( 'Webhook', 'design-marketplace' ), Mail_Checks::webhook( ... ) ),
			new Check( 'mail', __( 'How emails are sent', 'design-marketplace' ), Mail_Checks::transport( ... ), is_slow: true ),
			new Check( 'orphans', __( 'Data of deleted accounts', 'design-marketplace' ), Data_Checks::orphans( ... ) ),
			new Check( 'off-pictures', __( 'Pictures that are no longer public', 'design-marketplace' ), Data_Checks::off_pictures( ... ) ),
			new Check( 'reports', __( 'Reports and objections', 'design-marketplace' ), Data_Checks::reports( ... ) ),
			new Check( 'images', __( 'Image library', 'design-marketplace' ), File_Checks::image_library( ... ), is_of_php: true ),
			new Check( 'upload-limit', __( 'Upload limit', 'design-marketplace' ), File_Checks::upload_limit( ... ), is_of_php: true ),
			new Check( 'uploads-inert', __( 'Uploaded files are not executed', 'design-marketplace' ), File_Checks::uploads_inert( ... ), is_slow: true ),
			new Check(
				'message-files',
				__( 'Message files', 'design-marketplace' ),
				File_Checks::messages( ... ),
				is_slow: true,
				is_of_php: true
			),
			new Check( 'object-cache', __( 'Object cache of the marketplace', 'design-marketplace' ), Host_Checks::object_cache( ... ) ),
			new Check( 'registration', __( 'WordPress’ own sign-up', 'design-marketplace' ), Security_Checks::registration( ... ) ),
			new Check( 'rate-limits', __( 'Rate limits', 'design-marketplace' ), Security_Checks::rate_limits( ... ) ),
			new Check( 'demo-accounts', __( 'Demo accounts', 'design-marketplace' ), Security_Checks::demo_accounts( ... ) ),
			new Check( 'client-addresses', __( 'Addresses of visitors', 'design-marketplace' ), Host_Checks::client_addresses( ... ) ),
		);
	}

	/** @return list<string> */
	public static function ids(): array {
		return array_map( static fn( Check $check ): string => $check->id, self::all() );
	}

	public static function has( mixed $id ): bool {
		return in_array( $id, self::ids(), true );
	}

	/** @param string $id One of ids(). */
	public static function find( string $id ): Check {
		foreach ( self::all() as $check ) {
			if ( $check->id === $id ) {
				return $check;
			}
		}
		throw new LogicException( "Unknown check {$id}" );
	}
}
