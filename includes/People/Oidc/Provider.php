<?php
/** Talks to the provider, for five seconds at most: its discovery document, its keys, its tokens. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use WP_Error;

final class Provider {

	private const SECONDS = 5;
	private const BYTES   = 262144;

	/** Seconds for which keys are not asked for again, however many tokens name an unknown one. */
	private const PATIENCE = MINUTE_IN_SECONDS;

	/** Nanoseconds on the machine's clock at which the patience is over. */
	private readonly int $until;

	/** By how many seconds the provider's clock is ahead, by its last answer. */
	public ?int $skew = null;

	/** @var array{facts:array<mixed>,keys:array<mixed>|null,renewed:int}|null What is kept for an hour, see kept(). */
	private ?array $kept;

	/** @param bool $is_fresh Whether to ask anew what is kept. */
	public function __construct( bool $is_fresh = false ) {
		$this->until = (int) hrtime( true ) + self::SECONDS * 1000000000;
		$kept        = $is_fresh ? null : get_transient( self::name() );
		$this->kept  = isset( $kept['facts'], $kept['renewed'] ) ? $kept : null;
	}

	/** @return array<mixed> The discovery document. */
	public function facts(): array {
		return $this->kept()['facts'];
	}

	/** An endpoint of the discovery document. */
	public function endpoint( string $name ): string {
		$url     = $this->facts()[ $name ] ?? '';
		$is_good = is_string( $url ) && Provider_Settings::is_usable( $url );
		return $is_good ? $url : throw new Provider_Failure( "No {$name} in the discovery document." );
	}

	/**
	 * The keys that may have signed a token. An unknown one is looked for once more, at most once a minute.
	 * @param string $kid '' where the token names none.
	 * @return list<array<string,mixed>>
	 */
	public function keys( string $kid, string $type ): array {
		$fit  = static fn( array $keys ): array => array_values(
			array_filter(
				$keys,
				static fn( mixed $key ): bool => is_array( $key )
					&& ( $key['kty'] ?? '' ) === $type
					&& 'enc' !== ( $key['use'] ?? '' )
					&& ( '' === $kid || ( $key['kid'] ?? '' ) === $kid )
			)
		);
		$kept = $this->kept();
		$keys = $fit( $kept['keys'] ?? $this->fetch_keys( $kept['renewed'] ) );
		if ( ! $keys && null !== $kept['keys'] && $kept['renewed'] + self::PATIENCE <= Clock::now() ) {
			// Noted first: an answer that does not come is not waited for again at once.
			$this->keep( array( 'renewed' => Clock::now() ) + $kept );
			$keys = $fit( $this->fetch_keys( Clock::now() ) );
		}
		return $keys;
	}

	/** @return array<mixed> */
	private function fetch_keys( int $renewed ): array {
		$keys = $this->ask( $this->endpoint( 'jwks_uri' ) )['keys'] ?? array();
		$keys = is_array( $keys ) ? array_slice( $keys, 0, 100 ) : array();
		$this->keep( array( 'facts' => $this->facts(), 'keys' => $keys, 'renewed' => $renewed ) );
		return $keys;
	}

	/**
	 * Asks for JSON.
	 * @param array<string,string>      $headers
	 * @param array<string,string>|null $form    Sent by POST.
	 * @return array<string,mixed>
	 */
	public function ask( string $url, array $headers = array(), ?array $form = null ): array {
		$left = ( $this->until - (int) hrtime( true ) ) / 1000000000;
		if ( $left < 0.05 ) {
			throw new Provider_Failure( 'The provider took more than ' . self::SECONDS . ' seconds.' );
		}
		$answer = wp_remote_request(
			$url,
			array(
				'method'              => null === $form ? 'GET' : 'POST',
				'timeout'             => $left,
				// Another address than the one that was checked is not asked.
				'redirection'         => 0,
				'limit_response_size' => self::BYTES,
				'headers'             => $headers + array( 'Accept' => 'application/json' ),
				'body'                => $form ?? array(),
			)
		);
		if ( $answer instanceof WP_Error ) {
			throw new Provider_Failure( "{$url}: {$answer->get_error_message()}" );
		}
		$date       = wp_remote_retrieve_header( $answer, 'date' );
		$date       = is_string( $date ) ? strtotime( $date ) : false;
		$this->skew = false === $date ? null : $date - Clock::now();
		$status     = (int) wp_remote_retrieve_response_code( $answer );
		$body       = json_decode( wp_remote_retrieve_body( $answer ), true, 16 );
		if ( 200 !== $status || ! is_array( $body ) ) {
			$why = is_array( $body ) && is_string( $body['error'] ?? null ) ? " ({$body['error']})" : '';
			throw new Provider_Failure( "{$url}: HTTP {$status}{$why}" );
		}
		return $body;
	}

	/** @return array{facts:array<mixed>,keys:array<mixed>|null,renewed:int} */
	private function kept(): array {
		if ( $this->kept ) {
			return $this->kept;
		}
		$issuer = Provider_Settings::issuer();
		$facts  = $this->ask( rtrim( $issuer, '/' ) . '/.well-known/openid-configuration' );
		if ( ( $facts['issuer'] ?? null ) !== $issuer ) {
			throw new Provider_Failure( 'The discovery document is of another issuer: ' . wp_json_encode( $facts['issuer'] ?? null ) );
		}
		$kept = array( 'facts' => $facts, 'keys' => null, 'renewed' => 0 );
		$this->keep( $kept );
		return $kept;
	}

	/** @param array{facts:array<mixed>,keys:array<mixed>|null,renewed:int} $kept */
	private function keep( array $kept ): void {
		$this->kept = $kept;
		set_transient( self::name(), $kept, HOUR_IN_SECONDS );
	}

	/** Each issuer has its own. */
	private static function name(): string {
		return 'design_marketplace_oidc_' . md5( Provider_Settings::issuer() );
	}
}
