<?php
/**
 * Somebody a mail speaks of, with a face and pictures of what they do.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

/**
 * Pictures are addresses: mail programs that load none show the names.
 */
final class Person {

	/**
	 * Nothing in it is escaped.
	 *
	 * @param string                                $name  Name.
	 * @param string                                $line  What they do and where: "Type designer, Lausanne".
	 * @param string                                $url   Their page, '' for none.
	 * @param string                                $face  Address of their picture, '' for none.
	 * @param list<array{label:string,url:string}> $works Pictures of their work.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $line = '',
		public readonly string $url = '',
		public readonly string $face = '',
		public readonly array $works = array()
	) {}
}
