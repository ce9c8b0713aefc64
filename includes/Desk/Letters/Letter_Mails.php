<?php
/** The emails that carry a letter to a group. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Letters;

use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `letter` (id); `filters`, of the group, in what the outbox sends. */
final class Letter_Mails implements Mail_List {

	/** To who wants the newsletter, with the link that ends it. */
	public const NEWSLETTER = 'letter';

	/** To all of a group, for a reason that is logged. */
	public const SERVICE = 'service_letter';

	public static function mails(): array {
		$texts = static fn( string $name ): array => array(
			'name'    => $name,
			'subject' => '{title}',
			'heading' => '{title}',
			'body'    => '{text}',
			'button'  => '',
		);
		// A letter that is stopped while a worker has its row is not sent any more.
		$letter = static function ( Recipient $to, array $payload ): ?Mail_Content {
			$letter = new Letter( (int) ( $payload['letter'] ?? 0 ) );
			return isset( $payload['filters'] ) && ! $letter->is_going() ? null : $letter->content( $to );
		};
		$sample = static fn(): Mail_Content => new Mail_Content(
			array(
				'title' => __( 'A letter', 'design-marketplace' ),
				'text'  => __( 'The text is written under Marketplace → Letters.', 'design-marketplace' ),
			)
		);
		$batch  = static fn( bool $is_service ): callable => static fn( array $payload, int $after, int $limit ): array =>
			( new Letter( (int) $payload['letter'] ) )->is_going()
				? Readers::ids( (array) $payload['filters'], $is_service, $after, $limit )
				: array();
		return array(
			new Message(
				self::NEWSLETTER,
				static fn(): array => $texts( __( 'Newsletter', 'design-marketplace' ) ),
				$letter,
				$sample,
				batch: $batch( false ),
				is_optional: true,
				category: Message::NEWSLETTER
			),
			new Message(
				self::SERVICE,
				static fn(): array => $texts( __( 'Service message', 'design-marketplace' ) ),
				$letter,
				$sample,
				batch: $batch( true )
			),
		);
	}
}
