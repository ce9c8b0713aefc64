<?php
/** The domain of a company: the host of its website, and whether only the company has addresses there. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Schools\Schools;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

final class Company_Domain {

	private const FORM = '/^(?=.{4,120}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/D';

	/** Host of the website without www, as email addresses spell it; '' for none. */
	public static function of( int $user_id ): string {
		$website = (string) get_user_meta( $user_id, Member_Fields::key( 'website' ), true );
		$host    = rtrim( mb_strtolower( (string) wp_parse_url( $website, PHP_URL_HOST ) ), '.' );
		try {
			$host = IdnaEncoder::encode( (string) preg_replace( '/^www\./', '', $host ) );
		} catch ( Exception ) {
			return '';
		}
		return preg_match( self::FORM, $host ) ? $host : '';
	}

	/** Name of the message that says why no address at the company's domain proves anything, '' if one does. */
	public static function refusal( int $user_id ): string {
		$domain       = self::of( $user_id );
		$universities = array_merge( ...array_column( Schools::all(), 'domains' ) );
		return match ( true ) {
			'' === $domain                           => 'confirmation_no_website',
			self::is_below( $domain, $universities ) => 'confirmation_university',
			self::is_shared( $domain )               => 'confirmation_shared',
			default                                  => '',
		};
	}

	/** Whether people who have nothing to do with each other have addresses or pages there. */
	private static function is_shared( string $domain ): bool {
		$shipped = (array) wp_json_file_decode( __DIR__ . '/shared-domains.json', array( 'associative' => true ) );

		/**
		 * Domains that many share, such as gmail.com. Their subdomains are shared, too.
		 * @param list<string> $domains
		 */
		$shared = (array) apply_filters( 'design_marketplace_shared_domains', (array) ( $shipped['domains'] ?? array() ) );
		return self::is_below( $domain, array_map( 'strtolower', array_filter( $shared, 'is_string' ) ) )
			|| in_array( $domain, (array) ( $shipped['suffixes'] ?? array() ), true );
	}

	/**
	 * Whether a domain is one of these, or a subdomain.
	 * @param array<string> $domains
	 */
	private static function is_below( string $domain, array $domains ): bool {
		return array() !== array_filter( $domains, static fn( string $other ): bool => str_ends_with( ".{$domain}", ".{$other}" ) );
	}
}
