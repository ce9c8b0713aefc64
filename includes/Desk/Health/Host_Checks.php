<?php
/** WordPress and the server below it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Auth\Client_Address;

final class Host_Checks {

	private const LEAST = '6.6';

	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	public static function core_version( ?string $version = null ): Finding {
		$version ??= (string) get_bloginfo( 'version' );
		if ( version_compare( (string) preg_replace( '/-.*$/', '', $version ), self::LEAST, '<' ) ) {
			return Finding::critical(
				/* translators: %s: version. */
				sprintf( __( 'The marketplace needs WordPress %s', 'design-marketplace' ), self::LEAST ),
				/* translators: %s: version. */
				sprintf( __( 'This site runs %s. Update WordPress.', 'design-marketplace' ), $version )
			);
		}
		$update = self::update( $version );
		if ( '' !== $update ) {
			return Finding::recommended(
				__( 'A WordPress update is available', 'design-marketplace' ),
				/* translators: 1: version in use, 2: version to be had. */
				__( 'This site runs %1$s, and %2$s is available. Known security holes can be exploited by anybody, so update soon.', 'design-marketplace' ),
				$version,
				$update
			);
		}
		/* translators: %s: version. */
		return Finding::good( sprintf( __( 'WordPress %s is up to date', 'design-marketplace' ), $version ) );
	}

	/** The version of a pending update, '' for none. */
	private static function update( string $version ): string {
		$known  = get_site_transient( 'update_core' );
		$offers = is_object( $known ) && isset( $known->updates ) ? (array) $known->updates : array();
		foreach ( $offers as $offer ) {
			$offer   = (array) $offer;
			$offered = (string) ( $offer['current'] ?? '' );
			if ( 'upgrade' === ( $offer['response'] ?? '' ) && version_compare( $offered, $version, '>' ) ) {
				return $offered;
			}
		}
		return '';
	}

	/** The command line has no connection to check. */
	public static function https( ?string $environment = null, ?bool $is_command = null ): Finding {
		$environment ??= wp_get_environment_type();
		$is_command  ??= defined( 'WP_CLI' ) && WP_CLI;
		if ( 'https' !== wp_parse_url( home_url(), PHP_URL_SCHEME ) ) {
			return in_array( $environment, array( 'local', 'development' ), true )
				? Finding::recommended(
					__( 'The site runs without HTTPS', 'design-marketplace' ),
					__( 'That is fine for development only: passwords and login tokens travel in the clear.', 'design-marketplace' )
				)
				: Finding::critical(
					__( 'The site runs without HTTPS', 'design-marketplace' ),
					__( 'Passwords and login tokens travel in the clear. Get a certificate, then change both addresses under Settings → General to https://.', 'design-marketplace' )
				);
		}
		if ( ! $is_command && ! is_ssl() ) {
			return Finding::critical(
				__( 'WordPress does not detect that visitors use HTTPS', 'design-marketplace' ),
				__( 'A proxy in front of the site ends the encryption. Have it send X-Forwarded-Proto, and trust that header in wp-config.php as the README shows; otherwise cookies are not marked secure and wp-admin may redirect forever.', 'design-marketplace' )
			);
		}
		return Finding::good( __( 'The site runs over HTTPS', 'design-marketplace' ) );
	}

	public static function cron( ?bool $is_disabled = null ): Finding {
		$is_disabled ??= defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON;
		$next          = array_map( 'wp_next_scheduled', array_keys( array_filter( Scheduled_Jobs::all() ) ) );
		if ( ! $next || in_array( false, $next, true ) ) {
			return Finding::critical(
				__( 'The jobs of the marketplace are not scheduled', 'design-marketplace' ),
				__( 'No emails are being sent. Opening any page of the site schedules the jobs; if they disappear again, another plugin is removing them.', 'design-marketplace' )
			);
		}
		$lag = time() - (int) min( $next ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		if ( $lag > self::PATIENCE ) {
			return Finding::critical(
				sprintf(
					/* translators: %d: number of minutes. */
					__( 'No job has run for %d minutes, so no emails are being sent', 'design-marketplace' ),
					intdiv( $lag, MINUTE_IN_SECONDS )
				),
				$is_disabled
					? __( 'DISABLE_WP_CRON is set, so the server’s own cron has to run “wp cron event run --due-now” every minute: add that line, or see why it fails.', 'design-marketplace' )
					: __( 'WordPress runs jobs when somebody visits. Let the server’s own cron run “wp cron event run --due-now” every minute instead.', 'design-marketplace' )
			);
		}
		return Finding::good( __( 'The jobs run', 'design-marketplace' ) );
	}

	/** A new WordPress has neither a zone's name nor an offset. Operators who want UTC choose "UTC". */
	public static function time_zone( ?string $environment = null ): Finding {
		$is_chosen = '' !== (string) get_option( 'timezone_string' ) || 0.0 !== (float) get_option( 'gmt_offset' );
		return $is_chosen || 'local' === ( $environment ?? wp_get_environment_type() )
			? Finding::good( __( 'The site has a time zone', 'design-marketplace' ) )
			: Finding::recommended(
				__( 'No time zone was chosen', 'design-marketplace' ),
				__( 'Days begin and end in the site’s time zone, which is still the WordPress default. Choose the city you are in, or UTC, under Settings → General (wp option update timezone_string Europe/Zurich).', 'design-marketplace' )
			);
	}

	/** @param int $many Number of members from which one is recommended. */
	public static function object_cache( ?bool $is_external = null, int $many = 1000 ): Finding {
		if ( $is_external ?? wp_using_ext_object_cache() ) {
			$key = 'check-' . bin2hex( random_bytes( 4 ) );
			wp_cache_set( $key, 'kept', 'design_marketplace', MINUTE_IN_SECONDS );
			$kept = wp_cache_get( $key, 'design_marketplace', true );
			wp_cache_delete( $key, 'design_marketplace' );
			return 'kept' === $kept
				? Finding::good( __( 'A persistent object cache is in use', 'design-marketplace' ) )
				: Finding::critical(
					__( 'The object cache forgets what it is told', 'design-marketplace' ),
					__( 'wp-content/object-cache.php is there, but its server does not answer: start it, or remove the file.', 'design-marketplace' )
				);
		}
		$members = Directory_Table::size();
		return $members > $many
			? Finding::recommended(
				__( 'There is no persistent object cache', 'design-marketplace' ),
				/* translators: %d: number of members. */
				__( 'With %d members the site responds faster with one: install Redis and a plugin that provides its drop-in.', 'design-marketplace' ),
				$members
			)
			: Finding::good( __( 'No persistent object cache is needed yet', 'design-marketplace' ) );
	}

	/** @param list<string>|null $trusted IP addresses of trusted proxies. */
	public static function client_addresses( ?array $trusted = null ): Finding {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared only.
		$is_proxied = '' !== trim( (string) ( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) );
		$is_trusted = Client_Address::is_among( (string) ( $_SERVER['REMOTE_ADDR'] ?? '' ), $trusted ?? Client_Address::trusted() );
		// phpcs:enable
		return $is_proxied && ! $is_trusted
			? Finding::recommended(
				__( 'All visitors seem to come from one address', 'design-marketplace' ),
				/* translators: %s: name of a PHP constant. */
				__( 'The site is behind a proxy, so the limits count all visitors as one. List the proxy’s addresses in wp-config.php, comma-separated, in the constant %s.', 'design-marketplace' ),
				Client_Address::CONSTANT
			)
			: Finding::good( __( 'The limits can tell visitors apart', 'design-marketplace' ) );
	}
}
