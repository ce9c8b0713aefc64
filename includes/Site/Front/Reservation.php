<?php
/** Reserves what the site shows from the training of AI, in the two files that such programs ask for. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Rest\Robots;

final class Reservation {

	private const FILE = '/.well-known/tdmrep.json';

	/** Programs that collect for AI. Search engines have others: Google-Extended is not Googlebot. */
	private const AGENTS = 'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot Bytespider meta-externalagent anthropic-ai cohere-ai Amazonbot Diffbot';

	/** One group for each: not every program reads groups of several. */
	public function groups( string $robots ): string {
		$agents = explode( ' ', self::AGENTS );
		/**
		 * Filters the programs that robots.txt shuts out.
		 * @param list<string> $agents Names they have in robots.txt.
		 */
		$agents = Robots::reserves() ? (array) apply_filters( 'design_marketplace_ai_agents', $agents ) : array();
		$named  = array_unique( (array) preg_grep( '/^[\w.-]+$/D', array_filter( $agents, 'is_string' ) ) );
		$path   = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		$groups = array_map( static fn( string $agent ): string => "\nUser-agent: {$agent}\nDisallow: {$path}\n", $named );
		return $groups ? rtrim( $robots ) . "\n" . implode( '', $groups ) : $robots;
	}

	/** Answers the file of the TDM Reservation Protocol, and ends the request. */
	public function answer(): void {
		if ( self::FILE !== Address::path() || ! Robots::reserves() ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Cache-Control: ' . Answers::FOR_STRANGERS );
		header( 'X-Content-Type-Options: nosniff' );
		header_remove( 'Expires' );
		echo wp_json_encode( self::policy(), JSON_UNESCAPED_SLASHES );
		exit;
	}

	/** @return list<array<string,string|int>> */
	public static function policy(): array {
		return array(
			array(
				'location'        => (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ),
				'tdm-reservation' => 1,
				'tdm-policy'      => App_Settings::terms_url(),
			),
		);
	}
}
