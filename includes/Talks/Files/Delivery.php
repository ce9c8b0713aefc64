<?php
/** The response to the signed address of a file: the file, a part of it, or an error. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Rest\Robots;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Talks\Conversation_Policy;

/** @phpstan-type Answer array{status:int,headers:array<string,string>,body:iterable<string>} */
final class Delivery {

	/** Headers of every response: it is not cached, runs nothing, and embeds or is embedded nowhere. */
	private const HEADERS = array(
		'Cache-Control'                => 'private, no-store',
		'Content-Security-Policy'      => "default-src 'none'; sandbox",
		'Cross-Origin-Resource-Policy' => 'same-origin',
		'Referrer-Policy'              => 'no-referrer',
		'X-Content-Type-Options'       => 'nosniff',
	);

	/** @return Answer The response. Whether the reader may have the file is checked now, not when the address was made. */
	public static function answer( Store $store, string $token, string $range = '', string $if_range = '' ): array {
		$link = File_Link::read( $token );
		$row  = $link && State::may_log_in( $link[1] ) && Conversation_Policy::has_any( $link[1] )
			? File_Rows::for_viewer( ...$link )
			: null;
		$file = $row ? $store->open( $row->place, $row->bytes ) : null;
		if ( ! $row || ! $file ) {
			return $row && $store->is_away() ? self::short( 503, array( 'Retry-After' => '60' ) ) : self::short( 404 );
		}
		$etag = '"' . $row->public_id . '"';
		$part = Byte_Range::of( '' === $if_range || $if_range === $etag ? $range : '', $row->bytes );
		if ( $part->is_empty() ) {
			return self::short( 416, array( 'Content-Range' => "bytes */{$row->bytes}" ) );
		}
		$body = $file->read( $part->first, $part->last );
		if ( ! $body->valid() ) {
			return self::short( 404 );
		}
		$headers = array(
			'Accept-Ranges'       => 'bytes',
			'Content-Disposition' => self::disposition( $row ),
			'Content-Length'      => (string) ( $part->last - $part->first + 1 ),
			'Content-Type'        => $row->type,
			'ETag'                => $etag,
		);
		return array(
			'status'  => $part->is_whole ? 200 : 206,
			'headers' => self::headers() + $headers + (
				$part->is_whole ? array() : array( 'Content-Range' => "bytes {$part->first}-{$part->last}/{$row->bytes}" )
			),
			'body'    => $body,
		);
	}

	/** @return array<string,string> */
	private static function headers(): array {
		return self::HEADERS + array( Robots::HEADER => Robots::tag( true ) );
	}

	/**
	 * A response without a file.
	 * @param array<string,string> $headers Further headers.
	 * @return Answer
	 */
	public static function short( int $status, array $headers = array() ): array {
		return array(
			'status'  => $status,
			'headers' => self::headers() + $headers + array(
				'Content-Length' => '0',
				'Content-Type'   => 'text/plain; charset=UTF-8',
			),
			'body'    => array(),
		);
	}

	/** Pictures are shown, PDFs are downloaded. The name is sent twice: in ASCII, and as it is. */
	private static function disposition( File_Row $row ): string {
		$plain = (string) preg_replace( '/[^A-Za-z0-9 ._-]/', '_', remove_accents( $row->name ) );
		return ( Sent_File::PDF === $row->type ? 'attachment' : 'inline' )
			. "; filename=\"{$plain}\"; filename*=UTF-8''"
			. rawurlencode( $row->name );
	}
}
