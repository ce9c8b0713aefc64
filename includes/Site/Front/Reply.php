<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Rest\Robots;

/** Sends a document with its cache headers. Pages for strangers may be cached and have an ETag. Pages of a cookie session are private. */
final class Reply {

	/**
	 * @param int         $status    200, 400, 404 or 410.
	 * @param bool        $is_hidden Whether search engines are to leave the page out.
	 * @param string|null $policy    Its content security policy, null for that of the app's pages.
	 * @param string      $type      Its media type.
	 * @param bool        $is_private Whether nobody else may keep it, who asks for it or not.
	 */
	public function __construct(
		private readonly int $status,
		private readonly Own_Scripts $scripts = new Own_Scripts(),
		private readonly bool $is_hidden = false,
		private readonly ?string $policy = null,
		private readonly string $type = 'text/html',
		private readonly bool $is_private = false,
	) {}

	public function send( string $html ): void {
		$headers = $this->headers( $html );
		$status  = $this->is_known( $headers['ETag'] ?? '' ) ? 304 : $this->status;
		status_header( $status );
		header_remove( 'Expires' );
		header_remove( 'Last-Modified' );
		foreach ( $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( 304 !== $status && 'HEAD' !== ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) ) {
			echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- a whole document.
		}
	}

	/** @return array<string,string> */
	public function headers( string $html ): array {
		$headers = array(
			'Content-Type'            => "{$this->type}; charset=utf-8",
			'Content-Language'        => Language::current(),
			'X-Content-Type-Options'  => 'nosniff',
			'Referrer-Policy'         => 'strict-origin-when-cross-origin',
			'Content-Security-Policy' => $this->policy ?? ( new Content_Security( $this->scripts ) )->policy( $html ),
		) + array_filter( array( Robots::HEADER => Robots::tag( $this->is_hidden ) ) );
		if ( $this->is_private ) {
			Answers::refuse_page_caches();
			return $headers + array( 'Cache-Control' => 'private, no-cache', 'Vary' => Answers::VARY, 'ETag' => self::etag( $html ) );
		}
		if ( is_user_logged_in() ) {
			Answers::refuse_page_caches();
			return $headers + array( 'Cache-Control' => 'private, no-store', 'Vary' => Answers::VARY );
		}
		return $headers + array(
			'Cache-Control' => 200 === $this->status ? Answers::FOR_STRANGERS : 'public, max-age=0, must-revalidate',
			'Vary'          => 'Accept-Language',
			'ETag'          => self::etag( $html ),
		);
	}

	private static function etag( string $html ): string {
		return '"' . md5( $html ) . '"';
	}

	/** Whether the visitor has the current version. */
	private function is_known( string $etag ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$known = (string) wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' );
		return '' !== $etag && 200 === $this->status && Answers::is_known( $known, $etag );
	}
}
